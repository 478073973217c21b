import { second } from '#kernel/case/forms/second'
export const first: string = second
