import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

import app from '@adonisjs/core/services/app'

import { NotAllowed, type Target } from '#plugins/gateway/contract/reach'
import { wording } from '#plugins/gateway/lang/server/wording'

/** Loopback, private, link-local and other addresses that are not those of a partner (RFC 6890). */
const closed = blockListOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4'],
  ...['240.0.0.0/4', '::/127', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
])

/**
 * Says whether something may be sent to a URL: its host and port are named by AS2_HOSTS, and none of its
 * addresses is a closed one that AS2_NETWORKS does not name. The name is resolved here and nowhere else.
 * @throws NotAllowed
 */
export async function targetOf(text: string): Promise<Target> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new NotAllowed(wording('hosts.no_url'))
  }
  const host = hostOf(url)
  const place = `${url.hostname}:${portOf(url)}`
  const allowed = app.config.get<string[]>('gateway.hosts')
  if (!allowed.some((each) => each === place || `${each}:443` === place)) {
    throw new NotAllowed(wording('hosts.not_named', { place }))
  }
  const addresses = await resolved(host)
  const open = blockListOf(app.config.get<string[]>('gateway.networks'))
  const wrong = addresses.find((each) => isIn(closed, each) && !isIn(open, each))
  if (wrong) throw new NotAllowed(wording('hosts.closed', { place, address: wrong }))
  return { url, address: addresses[0]! }
}

/** The port of a URL, also where it is the usual one. */
export const portOf = ({ port, protocol }: URL): string =>
  port || (protocol === 'https:' ? '443' : '80')

/** The host without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

async function resolved(host: string): Promise<string[]> {
  if (isIP(host)) return [host]
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    throw new NotAllowed(wording('hosts.unknown', { host }), true)
  }
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address)
    if (family === 0) continue
    const most = family === 6 ? 128 : 32
    list.addSubnet(
      address,
      bits === undefined ? most : Number(bits),
      family === 6 ? 'ipv6' : 'ipv4'
    )
  }
  return list
}

const isIn = (list: BlockList, address: string) =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
