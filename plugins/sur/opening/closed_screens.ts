import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import type { ClosedScreens } from '#kernel/menus/closed_screens'

import { findOpening } from '#plugins/sur/records/openings'

/** Entries of kinds of report that the company has not opened. */
const closed: ClosedScreens = async () => {
  const database = await app.container.make(Database)
  const { dsurOpen, psurOpen } = await database.read(findOpening)
  return [
    ...(dsurOpen
      ? []
      : ['sur.dsur.list', 'sur.dsur.setup', 'sur.dsur.template', 'sur.dsur.registers']),
    ...(psurOpen
      ? []
      : ['sur.psur.list', 'sur.psur.setup', 'sur.psur.template', 'sur.psur.registers']),
  ]
}

export default [closed]
