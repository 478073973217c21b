import { env } from '#start/env'
export const promise = env
