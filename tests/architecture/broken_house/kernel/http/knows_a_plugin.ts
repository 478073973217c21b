import type { Red } from '#plugins/red/contract'
import { env } from '#start/env'
export const known: Red = { shade: String(env) }
