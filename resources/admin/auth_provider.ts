import type { AuthProvider } from 'react-admin'
import { call } from '#resources/app/calls/call'
import { leaveToSignIn } from '#resources/app/sessions/leave'

/**
 * Sign-in belongs to the product, not to the back office: without a session one is led there.
 * @param user name of the person who is signed in
 * @param permissions codes of what that person may do
 */
export function authProvider(user: string, permissions: readonly string[]): AuthProvider {
  return {
    login: () => Promise.reject(new Error('The product itself signs people in')),
    logout: async () => {
      await call('GET /proj/signout').catch(() => {})
      leaveToSignIn()
      return false
    },
    checkAuth: () => Promise.resolve(), // the server gives this page to nobody without a session
    checkError: () => Promise.resolve(), // a call without a session leads to the sign-in by itself
    getIdentity: () => Promise.resolve({ id: user, fullName: user }),
    getPermissions: () => Promise.resolve(permissions),
  }
}
