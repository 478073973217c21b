// needs: cases, coding, drugs, e2b, organisation, presets
import { mkdir, readdir, rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { test } from '@japa/runner'

import { uploadsFolder } from '#kernel/files/uploads/uploads_folder'
import { makeDice } from '#tests/isolation/kit/dice'
import { everyRoute, type ListedRoute, writes } from '#tests/isolation/kit/listed_routes'
import { levels } from '#tests/isolation/kit/world'
import { type OddBody, oddForm, oddText } from '#tests/requests/kit/odd_forms'
import { Program } from '#tests/requests/kit/program'
import { sendRaw } from '#tests/requests/kit/raw_request'

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const FORMS_FOR_FILES = 25
const BODIES_ELSEWHERE = 2

/** Who hangs up does not wait until what was begun is taken away; it takes a moment. */
async function whenNothingIsLeft() {
  while ((await readdir(uploadsFolder())).length > 0) await setTimeout(20)
}

test.group('A body that no client would send', () => {
  test('of odd names, encodings, boundaries and ends is answered on every route, and ends nothing', async ({
    client,
    assert,
  }) => {
    const seed = Number(process.env.SEED ?? 13)
    const dice = makeDice(seed)
    await rm(uploadsFolder(), { recursive: true, force: true })
    await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 })
    const levelOf = await levels()
    const programs = {
      project: await Program.of(client, 'project'),
      company: await Program.of(client, 'company'),
      platform: await Program.of(client, 'platform'),
    }
    const port = Number(process.env.PORT)
    const faults: string[] = []
    const counts = { sent: 0, answered: 0 }

    const send = async (route: ListedRoute, odd: OddBody) => {
      const level = (levelOf.get(route.permission ?? '') ?? 'project') as keyof typeof programs
      const program = programs[level]
      const path = route.pattern.replaceAll(/:\w+/g, NOWHERE)
      const headers = { ...(await program.headers()), 'content-type': odd.type }
      const told = `${route.name} with ${odd.type}, seed ${seed}: ${JSON.stringify(odd.body.toString().slice(0, 400))}, ${odd.cutAt}, ${odd.chunk}`
      counts.sent++
      const answer = await sendRaw({ port }, { ...odd, method: route.method, path, headers }).catch(
        (error: Error) => ({ status: 999, text: error.message })
      )
      if (answer.status === 401 && !route.isPublic) program.forget()
      if (answer.status >= 500) faults.push(`${answer.status} ${told}: ${answer.text.slice(-300)}`)
      if (answer.status > 0) counts.answered++
      else if (odd.cutAt === undefined) faults.push(`no answer: ${told}`)
    }

    const routes = everyRoute().filter(writes)
    for (const route of routes) {
      const forms = route.takesFiles ? FORMS_FOR_FILES : 1
      for (let at = 0; at < forms; at++) await send(route, oddForm(dice))
      for (let at = 0; at < BODIES_ELSEWHERE; at++) await send(route, oddText(dice))
    }

    assert.deepEqual(faults.slice(0, 10), [])
    assert.isAbove(routes.filter(({ takesFiles }) => takesFiles).length, 5)
    assert.isAbove(counts.answered, counts.sent * 0.8)
    await whenNothingIsLeft()
    const live = await client.get('/health/live')
    live.assertStatus(200)
    console.log(`Odd bodies: ${counts.sent} on ${routes.length} routes, seed ${seed}`)
  })
})
