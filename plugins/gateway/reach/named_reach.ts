import {
  type Exchange,
  type HttpAnswer,
  PartnerReach,
  type Target,
} from '#plugins/gateway/contract/reach'
import { targetOf } from '#plugins/gateway/reach/allowed_host'
import { askAddress } from '#plugins/gateway/reach/ask_address'

/** Hosts are named in the settings of the server. */
export default class NamedReach extends PartnerReach {
  async target(url: string): Promise<Target> {
    return targetOf(url)
  }

  async exchange(target: Target, asked: Exchange): Promise<HttpAnswer> {
    return askAddress(target, asked)
  }
}
