import { isRealDate } from '#kernel/case/content/partial_date'

/** Whether a text is a day that the calendar has, yyyy-MM-dd. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDate(text)
