/** Inches from the middle of a miniature to the edge of its picture: weapons stand out over the base. */
export const REACH = 1.6;
