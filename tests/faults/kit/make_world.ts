import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import type pg from 'pg'

import { HttpUser } from '#tests/faults/kit/http_user'

export const PASSWORD = 'Faults302'
let hashed: Promise<string> | undefined

/** A project with somebody in it who may do everything. */
export interface World {
  readonly projectId: string
  readonly username: string
  /** Signs that person in at a server. */
  signIn(address: string): Promise<HttpUser>
}

/** Makes a company, a project and a user in a database that no other process knows yet. */
export async function makeWorld(client: pg.ClientBase): Promise<World> {
  const [companyId, projectId, userId, roleId] = Array.from({ length: 4 }, () => randomUUID())
  const username = `user-${userId.slice(0, 8)}`
  hashed ??= hash.make(PASSWORD)
  await client.query('insert into companies (id, name, type) values ($1, $2, 1)', [
    companyId,
    `Company ${companyId}`,
  ])
  await client.query(
    `insert into projects (id, company_id, code, name, type, sender_identifier, receiver_identifier)
     values ($1, $2, 'FAULTS', 'Project of faults', 1, 'SENDER', 'RECEIVER')`,
    [projectId, companyId]
  )
  await client.query(
    `insert into users (id, company_id, username, name, password, status)
     values ($1, $2, $3, 'Fault Finder', $4, 'active')`,
    [userId, companyId, username, await hashed]
  )
  await client.query(
    `insert into roles (id, company_id, code, name_en, name_zh, permissions)
     values ($1, $2, 'EVERYTHING', 'Everything', '全部', $3)`,
    [
      roleId,
      companyId,
      [
        ...['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'CASE_AUDIT', 'CASE_IMPORT_READ'],
        ...['CASE_EXPORT', 'CASE_CODING'],
      ],
    ]
  )
  await client.query('insert into memberships (user_id, project_id, role_id) values ($1, $2, $3)', [
    userId,
    projectId,
    roleId,
  ])
  await tellTrail(client, companyId, {
    ...{ company: companyId, project: projectId, user: userId, role: roleId },
  })
  return {
    projectId,
    username,
    signIn: (address) => new HttpUser(address).signIn(username, PASSWORD, projectId),
  }
}

/** The trail says from the beginning what stands there. */
async function tellTrail(
  client: pg.ClientBase,
  companyId: string,
  made: Readonly<Record<string, string>>
) {
  await client.query(`select set_config('pharos.actor', 'system', false)`)
  for (const [type, id] of Object.entries(made)) {
    await client.query(
      `insert into audit_lines (company_id, chain, act, changes) values ($1, $2, $3, '[]')`,
      [companyId, `${type}:${id}`, `${type}.created`]
    )
  }
}
