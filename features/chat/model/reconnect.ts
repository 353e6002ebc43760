const firstPauseMs = 1_000
const longestPauseMs = 5_000

/**
 * How long to wait before each try to come back: longer each time, and different from page to page, so that a restart does not
 * bring everybody back in the same moment.
 */
export function pauses() {
  let pause = firstPauseMs
  return {
    next(): number {
      const now = pause
      pause = Math.min(pause * 2, longestPauseMs)
      return now * (0.5 + Math.random())
    },
    reset: () => {
      pause = firstPauseMs
    },
  }
}
