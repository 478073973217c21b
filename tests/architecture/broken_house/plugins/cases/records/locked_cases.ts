export const standingOf = 1
