import { levelWords } from '#kernel/access/level'
import type { Permission } from '#kernel/access/permission'
import type { JsonSchema, CallShape } from '#kernel/http/takes'
import { bodyOf, parametersOf } from '#kernel/openapi/request'
import { envelopeOf } from '#kernel/openapi/refusals'
import { securityOf } from '#kernel/openapi/security'
import type { DescribedCall } from '#kernel/openapi/describe_calls'

/** One call as an operation of OpenAPI. */
export function operationOf(call: DescribedCall, permissions: readonly Permission[]): JsonSchema {
  const { name, what, guard, shape = {} } = call
  const permission = permissions.find(({ code }) => guard === `permission ${code}`)
  const body = bodyOf({ path: call.path, shape })
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: what,
    description: whoMay(guard, permission),
    ...(permission && { 'x-permission': permission.code }),
    security: securityOf(call),
    parameters: parametersOf(call, permission?.level ?? 'project'),
    ...(body && { requestBody: body }),
    responses: responsesOf(call, shape),
  }
}

function whoMay(guard: string, permission: Permission | undefined): string {
  if (!permission) {
    return guard === 'public' ? 'For everyone.' : 'For everyone who is signed in.'
  }
  const { code, label, level = 'project' } = permission
  const at = level === 'platform' ? 'on' : 'in'
  return `For who has the right ${code} (${label.en}) ${at} ${levelWords[level]}.`
}

const refers = (name: string) => ({ $ref: `#/components/responses/${name}` })

function responsesOf(
  { method, guard }: DescribedCall,
  { answers, file, list, refuses }: CallShape
): JsonSchema {
  const content = file
    ? { [file]: { schema: answers?.toJSONSchema() ?? { type: 'string', contentMediaType: file } } }
    : { 'application/json': { schema: envelopeOf(answers, refuses) } }
  const range = { 'Content-Range': { schema: { type: 'string' }, description: PART } }
  return {
    '200': {
      description: file ? 'A file.' : 'What was asked for, or a refusal.',
      ...(list && { headers: range }),
      content,
    },
    ...(guard !== 'public' && { '401': refers('NotSignedIn') }),
    ...(method !== 'get' && { '403': refers('Forged') }),
    'default': refers('Failed'),
  }
}

const PART = 'Which rows these are, and of how many: `sponsors 0-24/137`.'
