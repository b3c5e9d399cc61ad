// How events are shown in the log.

import type { EventStyle } from '../table/screen'

export const EVENTS: EventStyle = {
  payments: new Set(),
  symbols: {
    drew: 'swap',
    looked: 'eye',
    looked_self: 'eye',
    sailed: 'ship',
    launched: 'ship',
    won: 'trophy',
    struck: 'warning',
  },
}
