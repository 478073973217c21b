import { second } from '#kernel/forms/second'
export const first: string = second
