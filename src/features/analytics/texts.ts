export const statistics = 'Statistics';
