import { shade } from '#plugins/red/shade'
export const invented = shade
