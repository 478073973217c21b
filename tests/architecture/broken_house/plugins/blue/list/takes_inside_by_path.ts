import type { shade } from '../../red/shade.js'
export type Taken = typeof shade
