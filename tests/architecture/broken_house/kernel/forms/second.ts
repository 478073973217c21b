import { first } from '#kernel/forms/first'
export const second: string = first
