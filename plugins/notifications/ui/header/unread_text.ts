/** More are not counted out. */
const MOST = 9

/**
 * How many notifications are unread, as the header has room for it.
 * @param more what stands for more than 9
 */
export const unreadText = (unread: number, more: string): string =>
  unread > MOST ? more : String(unread)
