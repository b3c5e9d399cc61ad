// The shapes and colours of the five kinds of cube, in a box of 24 × 24. They differ without colour.

export type CubeKind = 'farmer' | 'worker' | 'artisan' | 'engineer' | 'investor'

/** A circle, a square, a triangle, a hexagon and a star. */
export const CUBE_SHAPES: Record<CubeKind, string> = {
  farmer: 'M3.3 12a8.7 8.7 0 1 0 17.4 0a8.7 8.7 0 1 0 -17.4 0z',
  worker: 'M4.34 4.34h15.31v15.31h-15.31z',
  artisan: 'M12 3.56L20.66 18.57L3.34 18.57z',
  engineer: 'M12 2.6L20.14 7.3L20.14 16.7L12 21.4L3.86 16.7L3.86 7.3z',
  investor:
    'M12 2.26L14.86 8.75L21.93 9.47L16.63 14.2L18.14 21.14L12 17.57L5.86 21.14L7.37 14.2L2.07 9.47L9.14 8.75z',
}

/** The colours of pictures.css by kind. */
export const CUBE_COLOURS: Record<CubeKind, string> = {
  farmer: 'var(--cube-farmer)',
  worker: 'var(--cube-worker)',
  artisan: 'var(--cube-artisan)',
  engineer: 'var(--cube-engineer)',
  investor: 'var(--cube-investor)',
}

export function isCubeKind(kind: string): kind is CubeKind {
  return kind in CUBE_SHAPES
}
