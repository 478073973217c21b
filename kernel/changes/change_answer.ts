import { anything, has, text } from '#kernel/http/answers'

/** A place that was changed, as answers tell it: what stood there and what stands there now. */
export const changeAnswer = has({ 'path': text, 'before?': anything, 'after?': anything })
