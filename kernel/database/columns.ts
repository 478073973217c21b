import { column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'

/** A column of a day: YYYY-MM-DD. The driver gives it as midnight of this machine. */
export const day = () =>
  column({
    consume: (value: unknown) =>
      value instanceof Date ? DateTime.fromJSDate(value).toISODate() : value,
  })

/** A column of JSON; the driver would write a list as an array of PostgreSQL. */
export const json = () =>
  column({ prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)) })
