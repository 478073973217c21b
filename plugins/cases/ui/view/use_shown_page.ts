import { useEffect, useState } from 'react'

/** The page whose head has last passed the top of the work area. */
export function useShownPage(): string | undefined {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const work = document.getElementById('work')
    if (!work) return
    const look = () => {
      const top = work.getBoundingClientRect().top + 40
      const pages = [...work.querySelectorAll<HTMLElement>('[id^="page-"]')]
      const passed = pages.filter((page) => page.getBoundingClientRect().top <= top)
      setShown((passed.at(-1) ?? pages[0])?.id.replace('page-', ''))
    }
    look()
    work.addEventListener('scroll', look, { passive: true })
    return () => work.removeEventListener('scroll', look)
  }, [])
  return shown
}
