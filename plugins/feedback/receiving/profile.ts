/** Region whose elements feedback data means where those of two regions share a place. */
export const PROFILE = 'cn'
