import { promise } from '#plugins/blue/contract'
export const shell = promise
