import { first } from '#kernel/case/forms/first'
export const second: string = first
