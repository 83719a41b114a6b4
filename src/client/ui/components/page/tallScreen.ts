/** A window with room for bars that stay in sight. A low one, as when zoomed in, needs the room for the content. */
export const tallScreen = '@media (min-height: 34rem)';
