import { anything, has, text } from '#kernel/http/answers'

/** What answers tell of a place that was changed: what stood there and what stands there now. */
export const changeProperties = { 'path': text, 'before?': anything, 'after?': anything }

/** A place that was changed, as answers tell it. */
export const changeAnswer = has(changeProperties)
