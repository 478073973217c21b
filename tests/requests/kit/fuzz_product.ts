import type { ApiClient } from '@japa/api-client'

import { openApi } from '#kernel/openapi/open_api'
import { makeProject } from '#tests/factories/make_project'
import { printProgress } from '#tests/faults/kit/print_progress'
import { fillProject, levels, setCompanyType } from '#tests/isolation/kit/world'
import { type Fuzzed, fuzzCalls } from '#tests/requests/kit/fuzz_calls'
import { Program } from '#tests/requests/kit/program'

/** So many requests go to one filled project; by then much of it is deleted, frozen and closed. */
const ROUND = 500

/** Sends so many requests to all calls of the product that runs in this process. */
export async function fuzzProduct(
  client: ApiClient,
  requests: number,
  seed: number
): Promise<Fuzzed & { readonly operations: number }> {
  const document = await openApi()
  const levelOf = await levels()
  const rounds: Fuzzed[] = []
  for (let from = 0; from < requests; from += ROUND) {
    const project = await makeProject()
    await setCompanyType(project.companyId, (from / ROUND) % 2 === 0 ? 2 : 1)
    const marks = { ofProject: `m${seed}`, ofCompany: `c${seed}` }
    const { filled } = await fillProject(client, project, 0, marks)
    const programs = {
      project: await Program.of(client, 'project', project),
      company: await Program.of(client, 'company', project),
      platform: await Program.of(client, 'platform', project),
    }
    const base = `http://127.0.0.1:${process.env.PORT}/api`
    const to = Math.min(requests, from + ROUND)
    rounds.push(await fuzzCalls({ base, document, programs, levelOf, filled, from, to, seed }))
    printProgress('requests', to, requests)
  }
  const operations = Object.values(document.paths).flatMap(Object.keys).length
  return { operations, ...rounds.reduce(added) }
}

function added(one: Fuzzed, other: Fuzzed): Fuzzed {
  const statuses = { ...one.statuses }
  for (const [status, count] of Object.entries(other.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + count
  }
  return {
    statuses,
    done: one.done + other.done,
    refused: one.refused + other.refused,
    faults: [...one.faults, ...other.faults],
  }
}
