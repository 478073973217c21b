import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

import app from '@adonisjs/core/services/app'

import { SourceFailure } from '#plugins/literature/contract/source'
import { wording } from '#plugins/literature/lang/server/wording'

/** Databases with an open interface. */
const OPEN = ['eutils.ncbi.nlm.nih.gov:443', 'www.ebi.ac.uk:443']

/** Addresses inside a network; those of this machine are reached outside of production. */
const closed = listOf([
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'] as const),
  ...(['64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'] as const),
])
const own = listOf(['127.0.0.0/8', '::/127'])

/**
 * The address of a source, if it may be asked: its host and port are those of an open database or named by
 * LITERATURE_HOSTS, and lead to no closed network unless named as an address themselves. In production this
 * machine is none; elsewhere it is asked without being named.
 * @throws SourceFailure
 */
export async function allowedAddress(text: string): Promise<URL> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new SourceFailure(wording('sources.no_address'))
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const place = `${url.hostname}:${port}`
  const addresses = await resolved(host)
  const isOwn = addresses.some((address) => isIn(own, address))
  if (isOwn && app.inProduction) throw new SourceFailure(wording('sources.loopback', { place }))
  if (isOwn) return url
  const named = app.config.get<string[]>('literature.hosts')
  if (![...OPEN, ...named].some((each) => each === place || `${each}:443` === place)) {
    throw new SourceFailure(wording('sources.not_named', { place }))
  }
  if (!isIP(host) && addresses.some((address) => isIn(closed, address))) {
    throw new SourceFailure(wording('sources.closed', { place }))
  }
  return url
}

async function resolved(host: string): Promise<string[]> {
  if (isIP(host)) return [host]
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    throw new SourceFailure(wording('sources.unknown_host', { host }))
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

const isIn = (list: BlockList, address: string) =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
