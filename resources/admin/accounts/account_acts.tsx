import type { RaRecord } from 'react-admin'
import { AccountAct } from './account_act'

/** What can be done with an account as it is: freeze or let in again, forget the authenticator. */
export function AccountActs({ account }: { account: RaRecord }) {
  return (
    <>
      {account.authenticator && <AccountAct account={account} act="forget_authenticator" danger />}
      {account.status === 'active' ? (
        <AccountAct account={account} act="freeze" danger />
      ) : (
        <AccountAct account={account} act="unfreeze" />
      )}
    </>
  )
}
