export const screen = 'red'
