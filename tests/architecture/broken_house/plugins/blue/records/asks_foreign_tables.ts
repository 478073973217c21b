export const builder = (trx) => trx.from('colours').where({ id: 1 })
export const joined = (trx) => trx.from('tints').join('colours as c', 'c.id', 'tints.id')
export const raw = `select * from tints join colours on colours.id = tints.id`
export const fragment = 'from colours where id = ?'
export const written = `insert into colours (id) values (?)`
export const view = 'select id from red_shown'
export const kernels = `select name from users where id = ?`
