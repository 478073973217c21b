export const shade = 'red'
