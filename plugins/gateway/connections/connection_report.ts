import { findTransport } from '#plugins/gateway/connections/check_options'
import type { TransportCertificate } from '#plugins/gateway/contract/transport'
import type { ConnectionRecord, Connections } from '#plugins/gateway/records/connections'

/** A connection as a command tells of it; of what is sealed the names alone. */
export interface ConnectionReport {
  readonly name: string
  readonly transport: string
  readonly environment: number
  readonly sponsor: string | null
  readonly server: string | null
  readonly options: Readonly<Record<string, string>>
  readonly sealed: readonly string[]
  /** Where partners reach this installation; null where the server does not say so, absent where none does. */
  readonly address?: string | null
  readonly certificates: readonly TransportCertificate[]
}

/** What is told of a connection. */
export async function reportConnection(
  connections: Connections,
  record: ConnectionRecord,
  units: { readonly sponsor: string | null; readonly server: string | null }
): Promise<ConnectionReport> {
  const { id, name, transport: transportName, serves, options } = record
  const transport = await findTransport(transportName)
  const opened = await connections.opened(id)
  return {
    ...{ name, transport: transportName, environment: Number(serves), ...units },
    options: Object.fromEntries(options.map((each) => [each.name, each.value])),
    sealed: (record as { sealed?: string[] }).sealed ?? [],
    ...(transport?.address && { address: transport.address() ?? null }),
    certificates: (opened && transport?.keys?.all(opened)) ?? [],
  }
}

/** The same in lines of text; a value of several lines is told by its first one. */
export function connectionLines(told: ConnectionReport): string[] {
  const { name, transport, environment, sponsor, server, options, sealed, address } = told
  return [
    `${name}: ${transport}, environment ${environment}`,
    ...(sponsor ? [`  sponsor ${sponsor}`] : []),
    ...(server ? [`  server ${server}`] : []),
    ...Object.entries(options).map(([key, value]) => `  ${key} ${value.split('\n')[0]}`),
    `  sealed: ${sealed.join(', ') || 'nothing'}`,
    ...(address === undefined
      ? []
      : [`  partners reach this installation at ${address ?? '(AS2_URL is not set)'}`]),
    ...told.certificates.map(
      ({ whose, subject, validTo, fingerprint }) =>
        `  certificate (${whose}): ${subject}, until ${validTo}, SHA-256 ${fingerprint}`
    ),
  ]
}
