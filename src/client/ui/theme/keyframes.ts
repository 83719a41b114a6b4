/** The animations: appearing content rises, spinners turn, bars fill. */
export const keyframes = {
  rise: { from: { opacity: '0', transform: 'translateY(16px)' }, to: { opacity: '1', transform: 'none' } },
  fade: { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  draw: { to: { strokeDashoffset: '0' } },
  grow: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
} as const;
