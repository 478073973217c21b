import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { matchPath, useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { type Navigation, NavigationContext } from '#resources/app/navigation/navigation'
import { adminScreens } from '../screens'

const paths = adminScreens().map(({ path }) => path!)

/** Whether an address is one of the back office; any other one is another page. */
const isScreen = (address: string) =>
  paths.some((path) => matchPath(path, address.split(/[?#]/)[0]!) !== null)

type Guard = Parameters<Navigation['guard']>[0]

/** Screens of the back office: react-router leads to them; those of the product are another page. */
export function AdminNavigation({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const guards = useRef(new Set<Guard>())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      [...guards.current].some(({ isUnsaved }) => isUnsaved())
  )
  useEffect(() => {
    const [asking] = [...guards.current].filter(({ isUnsaved }) => isUnsaved())
    if (blocker.state !== 'blocked') return
    if (!asking) return blocker.proceed()
    void asking.ask().then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker])
  const navigation = useMemo<Navigation>(
    () => ({
      url: pathname + search,
      go: (address, onArrived) => {
        if (!isScreen(address)) return window.location.assign(address)
        void Promise.resolve(navigate(address)).then(onArrived)
      },
      reload: (how) => {
        refresh()
        how?.onFinish?.()
      },
      isUnsaved: () => [...guards.current].some((one) => one.isUnsaved()),
      guard: (one) => {
        guards.current.add(one)
        return () => void guards.current.delete(one)
      },
    }),
    [pathname, search, navigate, refresh]
  )
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}
