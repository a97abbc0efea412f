/** The slips that show Survivors who has sealed. */
export const slips = {
  fingerprint: 'صاحب الختم',
  slipsTitle: 'قصاصات للأوراق',
  slips: 'يُرجى فصل القصاصات بالمقص، ووضع كل واحدة مع ورقة صاحبها. وهي ليست سرية.',
  slip: (name: string) => `لورقة ${name}`,
  slipText:
    'لا تكون مستندات هذه الوصية أصلية إلا إذا خُتمت بهذا المفتاح. عندما تطلب صفحة «صاحب الختم»، يُرجى كتابة المجموعات الخمس الأولى المطبوعة هنا.',
};
