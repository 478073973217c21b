import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

import type { Change } from '#kernel/changes/change'
import type { ChosenProject } from '#kernel/identity/actor_of_user'
import type { Environment } from '#kernel/tenancy/scope'

/** So long a code may stand in an address; it signs in once. */
export const CODE_SECONDS = 60

/** Whom a code lets in, and where to. */
export interface Admission {
  readonly userId: string
  readonly project?: ChosenProject
}

/** Makes a code for somebody; only its hash is kept. */
export async function makeSignInCode(change: Change, admission: Admission): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const { trx } = change
  await trx
    .insertQuery()
    .table('sign_in_codes')
    .insert({
      hash: hashOf(code),
      user_id: admission.userId,
      project_id: admission.project?.projectId ?? null,
      environment: admission.project?.environment ?? null,
      expires_at: new Date(Date.now() + CODE_SECONDS * 1000),
    })
  return code
}

/** Whom a code would let in; undefined when it is none, too old or used. */
export async function findAdmission(code: string): Promise<Admission | undefined> {
  const found = await db
    .connection('app')
    .from('sign_in_codes')
    .where({ hash: hashOf(code) })
    .where('expires_at', '>', new Date())
    .select('user_id', 'project_id', 'environment')
    .first()
  if (!found) return undefined
  const { user_id: userId, project_id: projectId } = found
  const environment = found.environment as Environment
  return { userId, project: projectId ? { projectId, environment } : undefined }
}

/** Uses a code up. @returns false when somebody else was faster */
export async function useUp(change: Change, code: string): Promise<boolean> {
  const used = await change.trx
    .from('sign_in_codes')
    .where({ hash: hashOf(code) })
    .delete()
  return Number(used) > 0
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
