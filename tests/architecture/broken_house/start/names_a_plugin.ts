import { shade } from '#plugins/red/shade'
export const named = shade
