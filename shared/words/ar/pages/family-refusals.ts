import type * as english from '#words/en/pages/family-refusals.ts';

const notReadable =
  'لم نتمكن الآن من قراءة هذه البيانات قراءة آمنة، لذلك لم نعرض شيئًا ولم يتغير شيء. يُرجى إعادة المحاولة لاحقًا. نحن نفحص ذلك كل يوم.';
const notFound = 'لم نعثر على المطلوب، أو أنه قد تغيّر. يُرجى إعادة تحميل الصفحة، أو استخدام أحدث رسالة منا.';
const notAccepted = 'لم تتمكن الخدمة من قراءة هذا الطلب. لم يتغير شيء. يُرجى إعادة تحميل الصفحة.';
const notSent = 'لم نتمكن من إرسال رمز عبر هذه القناة. يُرجى اختيار قناة أخرى، أو استخدام ورقتكم.';
const notOpen = 'المستندات غير مفتوحة بعد. يُرجى إعادة تحميل الصفحة لمعرفة ما ينقص.';
const notProven = 'يُرجى إعادة تحميل الصفحة، ثم تأكيد هويتكم من جديد.';

export const familyRefusals: typeof english.familyRefusals = {
  share_altered: notReadable,
  record_altered: notReadable,
  age_file_invalid: notReadable,
  wrong_key: notReadable,
  opening_failed: notReadable,
  storage_failed: notReadable,
  storage_type_unavailable: notReadable,
  package_altered: notReadable,
  shares_do_not_open: notReadable,
  not_open_yet: notOpen,
  threshold_not_met: notOpen,
  not_authenticated: notProven,
  session_required: notProven,
  archive_part_not_found: notFound,
  invalid_download_link: notFound,
  range_not_satisfiable: notFound,
  too_many_running: 'ما زالت هناك عمليات تنزيل أخرى جارية لهذه المستندات. يُرجى الانتظار حتى تنتهي، ثم إعادة المحاولة.',
  access_window_expired: 'انتهت المدة التي كانت قراءة المستندات ممكنة فيها.',
  transfer_cancelled: 'تم إيقاف التسليم. لا نفتح أي شيء الآن.',
  otp_limit_reached: 'طُلبت رموز كثيرة جدًا. يُرجى الانتظار حتى الوقت المذكور أدناه، أو استخدام رمز احتياطي من ورقتكم الآن.',
  otp_session_not_found: 'لم يعد هذا الرمز صالحًا. يُرجى طلب رمز جديد.',
  invitation_withdrawn: 'لم يعد هذا السؤال يخصكم: لقد غيّر الشخص الذي اختاركم قائمته أو عنوانكم. ليس مطلوبًا منكم شيء.',
  alert_limit_reached: 'لديكم خمسة أجهزة ومحادثات، وهو الحد الأقصى. يُرجى إزالة واحد منها أولًا.',
  delivery_failed: 'لا يستجيب Telegram حاليًا. يُرجى إعادة المحاولة لاحقًا.',
  channel_not_offered: 'لم يعد Telegram متاحًا هنا. لم يتغير شيء.',
  invitation_not_confirmed: 'يُرجى إعادة تحميل الصفحة، ثم الإجابة أولًا عن سؤال الدعوة.',
  transfer_not_found: notFound,
  survivor_not_found: notFound,
  will_or_survivor_not_found: notFound,
  body_too_large: notAccepted,
  invalid_json: notAccepted,
  unsupported_media_type: notAccepted,
  channel_not_available: notSent,
  no_deliverable_channel: notSent,
  recently_stopped:
    'بدأتم تسليمًا وتم إيقافه قبل وقت قصير. لم يُستهلك رمزكم. يُرجى الانتظار حتى الوقت المذكور أدناه. وقد يتمكن شخص آخر موثوق به من البدء قبل ذلك.',
  transfer_not_running: 'لم يعد هذا التسليم جاريًا. لم يتغير شيء.',
  no_rehearsal: 'لا يوجد تدريب بانتظاركم. إذا كنا قد كتبنا إليكم بشأن تدريب، فقد انتهى، وليس مطلوبًا منكم شيء.',
  not_a_rehearsal: 'لم يعد هذا تدريبًا: لقد بدأ أمر حقيقي. لم يتغير شيء. يُرجى استخدام أحدث رسالة أرسلناها إليكم.',
  vouch_not_needed: 'لا أحد ينتظر بدء تسليم، أو أن الجميع ينتظرون بالفعل. لم يتغير شيء، وليس مطلوبًا منكم شيء.',
  vouched_twice: 'قال أشخاص موثوق بهم ذلك مرتين من قبل، ولم يصلنا شيء منذ ذلك الحين. لم يتغير شيء. على صاحب الوصية أن يجيب الآن بنفسه.',
  vouch_too_late: 'المستندات مفتوحة بالفعل. لم يتغير شيء. لا يمكن لأحد إغلاقها سوى صاحب الوصية.',
  vouch_outweighed: 'أكّد شخص آخر موثوق به هويته، وهذا له وزن أكبر. لم يتغير شيء. يُرجى التحدث مع الآخرين.',
  proof_required: 'الاسم وحده لا يكفي لبدء تسليم هذه الوصية. يُرجى استخدام رمز أو ورقتكم.',
  transfer_running: 'تسليم هذه الوصية جارٍ بالفعل. يُرجى فتح رابطكم الشخصي، أو استخدام ورقتكم.',
  conflict: 'حدث تغيير آخر في اللحظة نفسها. لم يُفقد شيء. يُرجى إعادة المحاولة.',
  invalid_link: 'هذا الرابط غير صالح. يُرجى استخدام أحدث رابط أرسلناه إليكم، ونسخه كاملًا.',
  link_expired: 'انتهت صلاحية هذا الرابط. يُرجى طلب رابط جديد.',
} satisfies Record<string, string>;
