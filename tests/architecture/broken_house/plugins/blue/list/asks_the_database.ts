import db from '@adonisjs/lucid/services/db'
export const rows = db
