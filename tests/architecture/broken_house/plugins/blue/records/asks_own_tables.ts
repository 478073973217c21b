import { shown } from '#plugins/red/contract'

export const own = (trx) => trx.from('tints').where({ id: 1 })
export const published = `select id from ${shown} as red join tints on tints.id = red.id`
export const open = `select code from projects where id = ?`
export const sentence = 'Colours are taken from colours of the day, and listed where they stand.'
