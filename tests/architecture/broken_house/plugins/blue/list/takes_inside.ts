import { shade } from '#plugins/red/shade'
export const taken = shade
