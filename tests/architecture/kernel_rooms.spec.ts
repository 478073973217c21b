// needs: all
import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** Rooms on which nothing of the product stands, and why each is in the kernel nevertheless. */
const BY_THEMSELVES: Readonly<Record<string, string>> = {
  health: 'it answers before plugins are there, and when one of them is not',
}

/** `kernel/admin/routes.ts` is of `admin`; what lies in no room is of none. */
const roomOf = (path: string) => /^kernel\/([^/]+)\//.exec(path)?.[1]

/** Rooms of the kernel by the rooms and plugins that import them. */
function importersOfRooms(): Map<string, Set<string>> {
  const files = globSync('{kernel,plugins}/**/*.{ts,tsx}', { cwd: app.makePath() })
  const rooms = new Map<string, Set<string>>()
  for (const file of files) {
    const own = roomOf(file)
    if (own && !rooms.has(own)) rooms.set(own, new Set())
  }
  for (const file of files.filter((each) => !each.includes('.spec.'))) {
    const text = readFileSync(app.makePath(file), 'utf8')
    for (const [, room] of text.matchAll(/'#kernel\/(\w+)\//g)) {
      if (room !== roomOf(file)) rooms.get(room!)?.add(file)
    }
  }
  return rooms
}

test.group('Rooms of the kernel', () => {
  test('something else of the product stands on each: what nothing stands on is a plugin', ({
    assert,
  }) => {
    const rooms = importersOfRooms()
    assert.isAbove(rooms.size, 25)
    const alone = [...rooms].filter(([, importers]) => importers.size === 0)
    assert.sameMembers(
      alone.map(([room]) => room),
      Object.keys(BY_THEMSELVES)
    )
  })
})
