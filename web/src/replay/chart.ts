// The geometry of a line chart.

export interface Box {
  width: number
  height: number
  top: number
  bottom: number
  /** The number of points of a complete curve. */
  count: number
}

/** Return a curve as an SVG path: `path([0, 10], { width: 100, height: 50, top: 10, bottom: 0, count: 2 })` is `M0 50L100 0`. */
export function path(values: number[], box: Box): string {
  const points = values.map((value, index) => {
    const x = (index / (box.count - 1)) * box.width
    const y = box.height - ((value - box.bottom) / (box.top - box.bottom)) * box.height
    return `${round(x)} ${round(y)}`
  })
  return points.length ? `M${points.join('L')}` : ''
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** Return about five round numbers for grid lines: `grid(0, 40)` is `[0, 10, 20, 30, 40]`. */
export function grid(bottom: number, top: number): number[] {
  const rough = (top - bottom) / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power
  const marks: number[] = []
  for (let mark = Math.ceil(bottom / step) * step; mark <= top; mark += step) marks.push(mark)
  return marks
}
