import { createContext, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useChoice } from '#resources/kit/confirm'

/** Asks somebody who leaves with something unsaved; true lets them go. */
interface Guard {
  /** Asked at that moment, so that the last key stroke counts. */
  readonly isUnsaved: () => boolean
  readonly ask: () => Promise<boolean>
}

/** The ways from screen to screen, in the product and in the back office alike. */
export interface Navigation {
  /** Address of the screen at hand, with its query: `/cases?page=2`. */
  readonly url: string
  /**
   * Goes to a screen of either.
   * @param onArrived told once it is there
   */
  readonly go: (address: string, onArrived?: () => void) => void
  /**
   * Asks anew for what the screen at hand was given.
   * @param only names of the parts that are wanted; all of them without it
   */
  readonly reload: (how?: { only?: string[]; onFinish?: () => void }) => void
  /** Has leaving asked about; gives what ends that. */
  readonly guard: (one: Guard) => () => void
  /** Whether something is unsaved that leaving would ask about. */
  readonly isUnsaved: () => boolean
}

export const NavigationContext = createContext<Navigation | null>(null)

/** How a screen, or a part of one, leads elsewhere: the one hook for it, wherever it is shown. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('There is no navigation around this')
  return navigation
}

/**
 * Asks before unsaved data is left behind: 数据未保存，确认离开？
 * @param isUnsaved asked when somebody leaves, so that neither the last key stroke is forgotten nor
 * anything that has been taken back counts
 * @param save saves it, and says whether that went well; without it one may leave or stay
 */
export function useLeaveGuard(isUnsaved: () => boolean, save?: () => Promise<boolean>): void {
  const { t } = useTranslation()
  const { guard } = useNavigation()
  const choose = useChoice()
  const latest = useRef({ isUnsaved, save })
  latest.current = { isUnsaved, save }
  useEffect(() => {
    // Whoever was asked once is not asked by the browser again.
    let isLeaving = false
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving && latest.current.isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    const ask = async () => {
      const question = { title: t('shell.unsaved'), act: t('act.leave'), danger: true }
      const better = latest.current.save && t('act.save_and_leave')
      const answer = await choose({ ...question, better })
      isLeaving = answer === 'yes'
      return answer === 'better' ? latest.current.save!() : isLeaving
    }
    const stop = guard({ isUnsaved: () => latest.current.isUnsaved(), ask })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      stop()
    }
  }, [guard, choose, t])
}
