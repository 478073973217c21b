import { nothing } from '#plugins/blue/list/nothing'
export const lost = nothing
